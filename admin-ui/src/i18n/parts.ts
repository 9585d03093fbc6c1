export { useLazyTexts } from './lazy-texts.ts'
