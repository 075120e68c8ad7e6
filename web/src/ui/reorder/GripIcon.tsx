import { StrokeIcon } from '../StrokeIcon.tsx'

/** On the handle of what can be moved; not among `Icon`, which the first load has. */
export const GripIcon = () => (
  <StrokeIcon d="M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01" size={18} />
)
