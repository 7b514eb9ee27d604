import { expect, it } from 'vitest';
import { formLists } from './src/form/lists.js';
import { filesOnDisk } from './src/form/write-lists.js';

it('the lists of the forms name each folder; if not, run npm run generate -- form-lists', () => {
  for (const [path, text] of Object.entries(formLists(filesOnDisk))) {
    expect(filesOnDisk.read(path), path).toBe(text);
  }
});

it('does not list a folder without a descriptor', () => {
  const files = {
    ...filesOnDisk,
    children: (folder: string) => [...filesOnDisk.children(folder), 'drafts'],
  };
  expect(formLists(files)).toEqual(formLists(filesOnDisk));
});

it('a folder with a descriptor is in every list', () => {
  const files = {
    children: (folder: string) => [...filesOnDisk.children(folder), 'roadside-kit'],
    read(path: string) {
      if (path.endsWith('roadside-kit.form.ts')) return '';
      if (path.endsWith('roadside-kit-form.tsx'))
        return '/** Form 14: asks for a kit. Renders a `form`. */\nexport function RoadsideKitForm() {}';
      return filesOnDisk.read(path);
    },
  };
  const lists = formLists(files);
  const missing = Object.entries(lists).filter(([, text]) => !/roadside-?kit/i.test(text));
  expect(missing).toEqual([]);
  expect(lists['libs/forms/README.md']).toContain(
    '| `@jalon/forms/roadside-kit` | `RoadsideKitForm` | Form 14: asks for a kit |',
  );
});
