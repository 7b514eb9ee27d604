import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotImplemented } from './index.ts';

/** A placeholder for a feature or form that content names and that does not exist. */
const meta: Meta<typeof NotImplemented> = {
  title: 'Feedback/NotImplemented',
  component: NotImplemented,
  args: { name: 'carte-3d' },
};

export default meta;
type Story = StoryObj<typeof NotImplemented>;

export const Feature: Story = { tags: ['both-languages'] };

export const Form: Story = { args: { kind: 'form', name: 14 } };
