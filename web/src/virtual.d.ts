// Modules that the build makes.

declare module 'virtual:words/*' {
  const source: string;
  export default source;
}
