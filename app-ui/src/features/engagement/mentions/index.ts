export { MentionList } from './MentionList.tsx'
export { askedOf } from './mentions.ts'
export { useMentions } from './use-mentions.ts'
