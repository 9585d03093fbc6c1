/** Before the names of the list's filters in the address of the initiative's page. */
export const listPrefix = 'interviews.'
