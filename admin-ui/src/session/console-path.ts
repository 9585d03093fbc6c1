/** Where the console stands (decisions D8). */
export const consolePath = '/admin'
