/** Which texts there are, by the name that their keys begin with; a feature that says something new adds its line. */
import type { activationTexts } from '../features/engagement/activation/locales/en.ts'
import type { artifactsTexts } from '../features/knowledge/artifacts/locales/en.ts'
import type { auditTexts } from '../features/firm/audit/locales/en.ts'
import type { builderTexts } from '../features/templates/template-editor/locales/builders.en.ts'
import type { checklistTexts } from '../features/help/checklist/locales/en.ts'
import type { clientArchivesTexts } from '../features/firm/client-archives/locales/en.ts'
import type { clientsTexts } from '../features/firm/clients/locales/en.ts'
import type { colleaguesTexts } from '../features/people/colleagues/locales/en.ts'
import type { connectionsTexts } from '../features/firm/connections/locales/en.ts'
import type { consultantsTexts } from '../features/people/consultants/locales/en.ts'
import type { conversationTexts } from '../features/engagement/conversation/en.ts'
import type { dashboardsTexts } from '../features/home/dashboards/locales/en.ts'
import type { decksTexts } from '../features/engagement/decks/locales/en.ts'
import type { demoDeckTexts } from '../features/help/demo-deck/locales/en.ts'
import type { departmentsTexts } from '../features/people/departments/locales/en.ts'
import type { editingTexts } from '../features/records/editing/locales/en.ts'
import type { editorTexts } from '../editor/locales/en.ts'
import type { feedbackTexts } from '../features/help/feedback/locales/en.ts'
import type { firmKnowledgeTexts } from '../features/knowledge/firm-knowledge/locales/en.ts'
import type { guideTexts } from '../features/help/guide/locales/en.ts'
import type { importsTexts } from '../features/records/imports/locales/en.ts'
import type { initiativesTexts } from '../features/engagement/initiatives/locales/en.ts'
import type { interviewsTexts } from '../features/people/interviews/locales/en.ts'
import type { keyboardTexts } from '../features/help/keyboard-help/locales/en.ts'
import type { knowledgeTexts } from '../features/knowledge/knowledge/locales/en.ts'
import type { marketplaceTexts } from '../features/firm/marketplace/locales/en.ts'
import type { maturityTexts } from '../features/firm/maturity/locales/en.ts'
import type { modelViewTexts } from '../features/engagement/model-view/en.ts'
import type { myWorkTexts } from '../features/home/my-work/locales/en.ts'
import type { nextStepTexts } from '../features/engagement/next-step/locales/en.ts'
import type { notificationsTexts } from '../features/home/notifications/locales/en.ts'
import type { observationsTexts } from '../features/engagement/observations/locales/en.ts'
import type { paletteTexts } from '../features/home/palette/locales/en.ts'
import type { passwordRulesTexts } from '../features/account/passwords/locales/en.ts'
import type { phaseTexts } from '../features/engagement/phase/locales/en.ts'
import type { recordTexts } from '../features/engagement/record/locales/en.ts'
import type { recoveryTexts } from '../features/account/recovery/locales/en.ts'
import type { registrationTexts } from '../features/account/registration/locales/en.ts'
import type { reportTexts } from '../features/engagement/report/locales/en.ts'
import type { rolesTexts } from '../features/people/roles/locales/en.ts'
import type { savedViewsTexts } from '../features/home/saved-views/locales/en.ts'
import type { securityTexts } from '../features/account/security/locales/en.ts'
import type { sessionTexts } from '../features/account/session/locales/en.ts'
import type { settingsTexts } from '../features/firm/ai-settings/locales/en.ts'
import type { shellTexts } from '../app/shell/locales/en.ts'
import type { ssoTexts } from '../features/account/sso/locales/en.ts'
import type { stakeholdersTexts } from '../features/people/stakeholders/locales/en.ts'
import type { superAdminTexts } from '../pages/super-admins-only/locales/en.ts'
import type { templateEditorTexts } from '../features/templates/template-editor/locales/en.ts'
import type { templateFollowTexts } from '../features/templates/template-follow/locales/en.ts'
import type { templatesTexts } from '../features/templates/templates/locales/en.ts'
import type { tourTexts } from '../features/help/tour/locales/en.ts'
import type { tutorialsTexts } from '../features/help/tutorials/locales/en.ts'
import type { twoFactorTexts } from '../features/account/two-factor/locales/en.ts'
import type { usersTexts } from '../features/people/users/locales/en.ts'
import type { stepUpTexts } from '@parley/ui-kit/shell/step-up/locales/en.ts'

declare module '@parley/ui-kit/i18n/defined-texts.ts' {
  interface Texts {
    activation: typeof activationTexts
    artifacts: typeof artifactsTexts
    audit: typeof auditTexts
    builders: typeof builderTexts
    checklist: typeof checklistTexts
    clientArchives: typeof clientArchivesTexts
    clients: typeof clientsTexts
    colleagues: typeof colleaguesTexts
    connections: typeof connectionsTexts
    consultants: typeof consultantsTexts
    conversation: typeof conversationTexts
    dashboards: typeof dashboardsTexts
    decks: typeof decksTexts
    demoDeck: typeof demoDeckTexts
    departments: typeof departmentsTexts
    editing: typeof editingTexts
    editor: typeof editorTexts
    feedback: typeof feedbackTexts
    firmKnowledge: typeof firmKnowledgeTexts
    guide: typeof guideTexts
    imports: typeof importsTexts
    initiatives: typeof initiativesTexts
    interviews: typeof interviewsTexts
    keyboard: typeof keyboardTexts
    knowledge: typeof knowledgeTexts
    marketplace: typeof marketplaceTexts
    maturity: typeof maturityTexts
    modelView: typeof modelViewTexts
    myWork: typeof myWorkTexts
    nextStep: typeof nextStepTexts
    notifications: typeof notificationsTexts
    observations: typeof observationsTexts
    palette: typeof paletteTexts
    passwordRules: typeof passwordRulesTexts
    phase: typeof phaseTexts
    record: typeof recordTexts
    recovery: typeof recoveryTexts
    registration: typeof registrationTexts
    report: typeof reportTexts
    roles: typeof rolesTexts
    savedViews: typeof savedViewsTexts
    security: typeof securityTexts
    session: typeof sessionTexts
    settings: typeof settingsTexts
    shell: typeof shellTexts
    sso: typeof ssoTexts
    stakeholders: typeof stakeholdersTexts
    stepUp: typeof stepUpTexts
    superAdmins: typeof superAdminTexts
    templateEditor: typeof templateEditorTexts
    templateFollow: typeof templateFollowTexts
    templates: typeof templatesTexts
    tour: typeof tourTexts
    tutorials: typeof tutorialsTexts
    twoFactor: typeof twoFactorTexts
    users: typeof usersTexts
  }
}
