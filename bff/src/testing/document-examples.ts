import { byClient, byId, byInitiative, noIds, type RouteExample } from './route-example.ts'

/** Documents, summaries of initiatives, and people from files. */
export const documentExamples: Record<string, RouteExample> = {
  exportDeck: byId(({ initiativeId }) => initiativeId, { body: { kind: 'main', format: 'html' } }),
  previewDeck: byId(({ initiativeId }) => initiativeId, { body: { kind: 'findings' } }),
  listExports: byId(({ initiativeId }) => initiativeId),
  // They are another person's in every case.
  getExport: { ...byId(({ exportId }) => exportId), isNeverOwn: true },
  downloadExport: { ...byId(({ exportId }) => exportId), isNeverOwn: true },
  deleteExport: { ...byId(({ exportId }) => exportId), isNeverOwn: true },
  listClientArtifacts: byClient,
  getClientStorage: byId(({ clientId }) => clientId),
  listInitiativeArtifacts: byInitiative,
  uploadArtifact: {
    request: ({ clientId, initiativeId }) => ({
      form: { clientId, initiativeId, scope: 'initiative', name: 'New' },
    }),
  },
  updateArtifact: byId(({ artifactId }) => artifactId, { body: { name: 'Renamed' } }),
  deleteArtifact: byId(({ artifactId }) => artifactId),
  reindexArtifact: byId(({ artifactId }) => artifactId),
  restoreArtifact: byId(({ deletedArtifactId }) => deletedArtifactId),
  moveArtifact: {
    request: ({ artifactId, initiativeId }) => ({
      params: { id: artifactId },
      body: { scope: 'initiative', initiativeId },
    }),
  },
  batchUploadArtifacts: {
    request: ({ clientId, initiativeId }) => ({
      form: { clientId, initiativeId, scope: 'initiative' },
      fileField: 'files',
    }),
  },
  batchMoveArtifacts: {
    request: ({ artifactId, initiativeId }) => ({
      body: { ids: [artifactId], scope: 'initiative', initiativeId },
    }),
  },
  downloadArtifact: byId(({ artifactId }) => artifactId),
  getArtifactText: byId(({ artifactId }) => artifactId),
  getPassage: { request: ({ chunkId }) => ({ params: { chunkId } }) },
  importStakeholders: {
    request: ({ clientId }) => ({ form: { clientId }, query: { dryRun: 'true' }, fileName: 'people.csv' }),
  },
  importConsultants: noIds({ form: {}, fileName: 'people.csv' }),
  stakeholderTemplate: noIds(),
  consultantTemplate: noIds(),
  listImports: noIds(),
  undoImport: { request: ({ importId }) => ({ params: { batchId: importId } }) },
  listFirmArtifacts: noIds(),
  uploadFirmArtifact: noIds({ form: { name: 'New' } }),
  updateFirmArtifact: byId(({ firmArtifactId }) => firmArtifactId, { body: { name: 'Renamed' } }),
  reindexFirmArtifact: byId(({ firmArtifactId }) => firmArtifactId),
  deleteFirmArtifact: byId(({ firmArtifactId }) => firmArtifactId),
  restoreFirmArtifact: byId(({ deletedFirmArtifactId }) => deletedFirmArtifactId),
  downloadFirmArtifact: byId(({ firmArtifactId }) => firmArtifactId),
  listFirmSummaries: noIds(),
  getInitiativeSummary: byId(({ initiativeId }) => initiativeId),
  saveInitiativeSummary: {
    request: ({ initiativeId }) => ({ body: { initiativeId, summary: 'What it brought.' } }),
  },
  deleteInitiativeSummary: byId(({ initiativeId }) => initiativeId),
  getFirmArtifactText: byId(({ firmArtifactId }) => firmArtifactId),
  searchFirmKnowledge: noIds({ body: { query: 'What did the licences cost?' } }),
  searchClientKnowledge: noIds({ body: { query: 'What did the licences cost?' } }),
  getFirmSearchHistory: noIds(),
  clearFirmSearchHistory: noIds(),
  getClientChatHistory: noIds(),
  clearClientChatHistory: noIds(),
  processKnowledgeFile: {
    request: ({ initiativeId }) => ({ form: { initiativeId, scope: 'initiative', name: 'New' } }),
  },
  processKnowledgeFiles: {
    request: ({ initiativeId }) => ({ form: { initiativeId, scope: 'initiative' }, fileField: 'files' }),
  },
  getArtifactVectors: { request: ({ artifactId }) => ({ params: { artifactId } }) },
}
