/** Document 1, section 9. */
export const ownerKeywords = ['owner', 'initiative owner', 'project owner', 'sponsor', 'champion'] as const

/** Whether a stakeholder's role names an owner; counts only where nobody is marked as owner (decisions D11). */
export function soundsLikeOwner(role: string): boolean {
  const lower = role.toLowerCase()
  return ownerKeywords.some((keyword) => lower.includes(keyword))
}
