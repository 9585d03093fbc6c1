import { downloadArtifact, getArtifactText } from '@parley/contracts/http/artifact-contents.ts'
import {
  type Artifact,
  deleteArtifact,
  listClientArtifacts,
  listInitiativeArtifacts,
  reindexArtifact,
  restoreArtifact,
  updateArtifact,
  uploadArtifact,
} from '@parley/contracts/http/artifacts.ts'
import {
  deleteFirmArtifact,
  downloadFirmArtifact,
  type FirmArtifact,
  getFirmArtifactText,
  listFirmArtifacts,
  reindexFirmArtifact,
  restoreFirmArtifact,
  updateFirmArtifact,
  uploadFirmArtifact,
} from '@parley/contracts/http/firm-artifacts.ts'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'

export type AnyArtifact = Artifact | FirmArtifact

/** Whose documents a page shows. */
export type Owner = { kind: 'client'; clientId: string } | { kind: 'firm' }

/** The routes that serve an owner's documents; both kinds answer alike. */
export const routesOf = (owner: Owner) =>
  owner.kind === 'client'
    ? {
        list: listClientArtifacts,
        /** What is read anew with the list: an initiative's page shows its documents and what is still missing. */
        shownWith: [listInitiativeArtifacts, getInitiative],
        upload: uploadArtifact,
        update: updateArtifact,
        remove: deleteArtifact,
        restore: restoreArtifact,
        retry: reindexArtifact,
        download: downloadArtifact,
        text: getArtifactText,
      }
    : {
        list: listFirmArtifacts,
        shownWith: [],
        upload: uploadFirmArtifact,
        update: updateFirmArtifact,
        remove: deleteFirmArtifact,
        restore: restoreFirmArtifact,
        retry: reindexFirmArtifact,
        download: downloadFirmArtifact,
        text: getFirmArtifactText,
      }

export const isFirmArtifact = (artifact: AnyArtifact): artifact is FirmArtifact =>
  'useInClientWork' in artifact

export const isClientArtifact = (artifact: AnyArtifact): artifact is Artifact => 'scope' in artifact

/** The name of a file without its ending (Document 3, section 5). */
export const stemOf = (fileName: string): string => fileName.replace(/(?<=.)\.[^.]*$/, '')
