export { defineTexts } from './define-texts.ts'
