// Modules that the build makes.

declare module 'virtual:words/*' {
  const source: string;
  export default source;
}

declare module 'virtual:catalog' {
  const catalog: readonly import('$generated/wasm/ludotheca').VariantInfo[];
  export default catalog;
}

/** The version in package.json. */
declare const __VERSION__: string;
