import { MemoryStore } from '../src/index.ts';
import { describeStore } from './storeContract.ts';

describeStore('MemoryStore', () => new MemoryStore());
