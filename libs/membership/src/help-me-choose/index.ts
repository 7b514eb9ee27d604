export { helpMeChooseMessages } from './help-me-choose.messages.ts';
export { HelpMeChoose, type HelpMeChooseProps } from './help-me-choose.tsx';
export { readHelpAnswers, readUnanswered } from './read-answers.ts';
export { type HelpAnswers, type HelpRule, type Recommendation, recommend } from './recommend.ts';
