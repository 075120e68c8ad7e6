/** A decorative drawing of strokes on a grid of 24, hidden from screen readers. */
export const StrokeIcon = ({ d, size = 20 }: { d: string; size?: number }) => (
  <svg
    className="icon"
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={d} />
  </svg>
)
