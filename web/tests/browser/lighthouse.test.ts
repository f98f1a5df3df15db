// Lighthouse on the pages that people meet first: accessibility and best practices are complete. Performance is measured by the benchmark.

import { describe, expect, test } from 'vitest';
import { audit } from './support/lighthouse';
import { server } from './support/server';

describe('Lighthouse', () => {
  test.each(['/', '/play/la-trel/base', '/rules/la-trel', '/learn/la-trel', '/library'])(
    'has nothing to add on %s',
    async (path) => {
      const { url } = await server();
      const report = await audit(`${url}${path}`, ['accessibility', 'best-practices']);
      expect(report.failed, path).toEqual([]);
      expect(report.scores['accessibility']).toBe(100);
      expect(report.scores['best-practices']).toBe(100);
    },
  );
});
