import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeStore } from '../../../table/test/storeContract.ts';
import { FileStore } from '../../src/games/fileStore.ts';

describeStore('FileStore', () => new FileStore(mkdtempSync(join(tmpdir(), 'kairo-store-'))));
