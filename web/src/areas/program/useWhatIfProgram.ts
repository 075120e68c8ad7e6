import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { program } from '#contract/studies/program.ts'
import { q } from '#web/api/call.ts'
import type { useWhatIf } from './useWhatIf.ts'

/** The programme with another concentration or minor; until it is loaded, the one shown before. */
export const useWhatIfProgram = ({ concentrationID, minorID, isActive }: ReturnType<typeof useWhatIf>) => {
  const query = {
    ...(concentrationID !== null && { concentrationID }),
    ...(minorID !== null && { minor_programID: minorID }),
  }
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...q(program.fullProgram, { query }),
    enabled: isActive,
    placeholderData: keepPreviousData,
  })
  return {
    program: isActive ? data : undefined,
    isOutdated: isPlaceholderData,
    error: isActive ? error : null,
    retry: () => void refetch(),
  }
}
