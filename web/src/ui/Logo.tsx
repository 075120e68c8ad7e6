/** A graduate's cap. */
export const Logo = () => (
  <svg
    viewBox="0 0 24 24"
    width={28}
    height={28}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M3 9l9-5 9 5-9 5zM7 11.500V17c3 2.500 7 2.500 10 0v-5.500M21 9v6" />
  </svg>
)
