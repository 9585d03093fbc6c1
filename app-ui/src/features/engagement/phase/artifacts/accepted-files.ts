/** Endings that the server takes for a client's documents (decisions D10, Artifacts). */
export const acceptedFiles =
  '.pdf,.docx,.doc,.xlsx,.xls,.pptx,.ppt,.csv,.txt,.md,.html,.json,.png,.jpg,.jpeg,.gif'
