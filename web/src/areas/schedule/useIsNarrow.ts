import { useMediaQuery } from '@mantine/hooks'

/** A phone: the list is shown first, and details come as a sheet. */
export const useIsNarrow = (): boolean =>
  useMediaQuery('(max-width: 719px)', false, { getInitialValueInEffect: false })
