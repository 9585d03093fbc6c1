export { EmailField } from './EmailField.tsx'
export { emailProblem, looksLikeEmail } from './email-problem.ts'
export { FieldsForm } from './FieldsForm.tsx'
