export { readInputNames } from './input-names.queries.ts'
export {
  filledInputs,
  type GivenInputs,
  globalInputsOf,
  type InputNames,
  openInputs,
  type ReadableInput,
} from './readable-inputs.ts'
export { findWrittenLanguage } from './written-language.queries.ts'
