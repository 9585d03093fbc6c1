export { BasicInformation } from './components/BasicInformation.tsx'
export { FormPart } from './components/FormPart.tsx'
export { GlobalInputs } from './components/GlobalInputs.tsx'
export { TemplateFacts } from './components/TemplateCard.tsx'
