export { createModelViews, type ModelViewRecorder, type ModelViews } from './create-model-views.ts'
export { forgetViews } from './forget-views.ts'
