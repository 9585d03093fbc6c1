export { ownLanguageFirst } from './own-language-first.ts'
export { useIndustries, useTemplate } from './template-queries.ts'
