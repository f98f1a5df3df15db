// Packs the built page once, so that the server only has to send it: beside every file that gains by it a `.br` and a `.gz`.

import { readFile, readdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const PAGE = fileURLToPath(new URL('../dist', import.meta.url));
// Pictures other than SVG are packed already.
const TEXTS = new Set(['.css', '.ftl', '.html', '.js', '.json', '.map', '.svg', '.txt', '.wasm', '.webmanifest']);
// What fits into one packet arrives no sooner when it is smaller.
const SMALLEST = 1024;
// Below this gain, unpacking costs more than it saves.
const WORTHWHILE = 0.9;

const packers = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

async function pack(file) {
  const content = await readFile(file);
  if (content.length < SMALLEST) return;
  for (const [ending, packer] of Object.entries(packers)) {
    const packed = await packer(content);
    if (packed.length <= content.length * WORTHWHILE) await writeFile(`${file}.${ending}`, packed);
  }
}

const entries = await readdir(PAGE, { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile() && TEXTS.has(extname(entry.name)));
await Promise.all(files.map((entry) => pack(join(entry.parentPath ?? entry.path, entry.name))));
