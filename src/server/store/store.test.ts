import { describe, onTestFinished } from 'vitest';
import { tempFolder } from '../test-client.ts';
import { SqliteStore } from './sqlite.ts';
import { keepsTheContract } from './test-contract.ts';

describe('the embedded store', () =>
  keepsTheContract(async () => {
    const store = new SqliteStore(tempFolder());
    onTestFinished(() => store.close());
    return store;
  }));
