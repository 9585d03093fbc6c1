export { findWrittenLanguage } from './written-language.queries.ts'
