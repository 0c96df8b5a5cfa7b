/** Writes the service worker, with the list of the files that it keeps and a version that changes with any of them. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

const SOURCE = join(import.meta.dirname, 'src/offline/serviceWorker.ts');
const PUBLIC = join(import.meta.dirname, 'public');

/** Only for other sites that show a link to the page. */
const NOT_KEPT = new Set(['social-card.png']);

export function precache(): Plugin {
  return {
    name: 'kairo-precache',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const digest = createHash('sha256');
      const files: string[] = [];
      const keep = (file: string, contents: string | Uint8Array): void => {
        files.push(file);
        digest.update(file).update('\0').update(contents);
      };
      for (const [file, built] of Object.entries(bundle)) {
        if (file.endsWith('.map')) continue;
        keep(file === 'index.html' ? './' : file, built.type === 'chunk' ? built.code : built.source);
      }
      for (const file of readdirSync(PUBLIC)) {
        if (!NOT_KEPT.has(file)) keep(file, readFileSync(join(PUBLIC, file)));
      }
      const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE);
      digest.update(code);
      const version = digest.digest('hex').slice(0, 16);
      const source = `const VERSION=${JSON.stringify(version)},FILES=${JSON.stringify(files.sort())};\n${code}`;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
