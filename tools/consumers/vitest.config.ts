import { basename } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { toolSuite } from '../vite/suite.ts';

/** The clubs, which take the longest, are begun first. By itself, Vitest begins with the largest file. */
class ClubsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isClub = ({ moduleId }: TestSpecification) => basename(moduleId).startsWith('club-');
    const sorted = await super.sort(files);
    return [...sorted.filter(isClub), ...sorted.filter((file) => !isClub(file))];
  }
}

export default mergeConfig(
  toolSuite(import.meta.dirname),
  defineConfig({
    test: {
      globalSetup: ['install.ts'],
      // Hosts of one file are compiled while the browser of another waits for answers.
      fileParallelism: true,
      maxWorkers: 3,
      sequence: { sequencer: ClubsFirst },
    },
  }),
);
