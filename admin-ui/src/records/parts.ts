export { RecordTitle } from './RecordTitle.tsx'
export { ConsoleShow } from './ConsoleShow.tsx'
export {
  RelatedAccess,
  RelatedClients,
  RelatedConsultants,
  RelatedRoles,
  RelatedUsers,
} from './related-people.tsx'
export {
  RelatedAgents,
  RelatedEvents,
  RelatedInitiatives,
  RelatedMails,
  RelatedTemplates,
} from './related-work.tsx'
export { usePageActions } from './use-page-actions.tsx'
