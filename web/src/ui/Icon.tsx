import { iconPaths, type IconName } from './icon-paths.ts'
import { StrokeIcon } from './StrokeIcon.tsx'

/** A decorative icon beside its text, hidden from screen readers. */
export const Icon = ({ name, size }: { name: IconName; size?: number }) => (
  <StrokeIcon d={iconPaths[name]} {...(size && { size })} />
)
