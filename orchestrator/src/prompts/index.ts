export { parsePrompt, productPrompt, promptVersions, taskPrompt } from './load-prompts.ts'
