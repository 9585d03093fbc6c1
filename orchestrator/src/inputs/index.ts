export { readInputNames } from './input-names.queries.ts'
export { filledInputs, globalInputsOf, type InputNames, openInputs } from './readable-inputs.ts'
export { findWrittenLanguage } from './written-language.queries.ts'
