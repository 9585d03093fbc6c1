export { changeFeedback, readAdminFeedback, readAdminFeedbackList, removeFeedback } from './admin-feedback.ts'
export { feedbackRoutes } from './feedback.routes.ts'
export { feedbackOrder } from './feedback.views.ts'
