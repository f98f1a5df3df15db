// Modules that the build makes.

declare module 'virtual:words/*' {
  const resource: import('@fluent/bundle').FluentResource;
  export default resource;
}

declare module 'virtual:catalog' {
  const catalog: readonly import('$generated/wasm/ludotheca').VariantInfo[];
  export default catalog;
}

declare module 'virtual:opponents' {
  const opponents: readonly import('$generated/wasm/ludotheca').OpponentInfo[];
  export default opponents;
}

declare module 'virtual:openings' {
  const openings: Readonly<Record<string, import('./selfplay/opening').Opening>>;
  export default openings;
}

declare module 'virtual:sketches' {
  const sketches: Readonly<Record<string, import('./rulebook/sketch').Sketch>>;
  export default sketches;
}

declare module 'virtual:notices' {
  const notices: Readonly<import('../plugins/notices').Notices>;
  export default notices;
}

declare module 'virtual:colours.css';

/** The version in package.json. */
declare const __VERSION__: string;
