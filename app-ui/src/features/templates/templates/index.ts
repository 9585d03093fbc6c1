export { ownLanguageFirst } from './own-language-first.ts'
export { useIndustryOptions, useTemplate } from './template-queries.ts'
