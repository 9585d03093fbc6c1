import { byId, byInitiative, type RouteExample } from './route-example.ts'

export const interviewExamples: Record<string, RouteExample> = {
  listInterviews: byInitiative,
  listInterviewers: byInitiative,
  createInterview: {
    request: ({ initiativeId, stakeholderId, consultantId }) => ({
      body: {
        initiativeId,
        interviewDate: '2026-05-04',
        status: 'PLANNED',
        stakeholderIds: [stakeholderId],
        consultantIds: [consultantId],
      },
    }),
  },
  updateInterview: {
    request: ({ interviewId, stakeholderId, consultantId }) => ({
      params: { id: interviewId },
      body: {
        additionalNotes: 'Noted',
        stakeholderIds: [stakeholderId],
        consultantIds: [consultantId],
      },
    }),
  },
  deleteInterview: byId(({ interviewId }) => interviewId),
}
