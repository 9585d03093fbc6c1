/** The product's mark. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
      <rect width="32" height="32" rx="8" fill="#0F766E" />
      <path
        d="M9 24V8.5h8.2a5.3 5.3 0 0 1 0 10.6h-4.4"
        fill="none"
        stroke="#fff"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="23.2" cy="23" r="2.2" fill="#5EEAD4" />
    </svg>
  )
}
