export { StoredTemplatePreview } from './preview/TemplatePreview.tsx'
