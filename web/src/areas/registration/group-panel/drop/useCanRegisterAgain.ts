import { useRegistrationWindow } from '#web/parts/registration-window/useRegistrationWindow.ts'
import type { Registered } from '#web/parts/group-refusal/list-taken-groups.ts'
import { useSources } from '#web/areas/registration/subject-list/useSources.ts'

/** Whether a registered subject could be taken again, once given up: a step is open for its module. */
export const useCanRegisterAgain = (): ((own: Registered) => boolean) => {
  const windows = useRegistrationWindow()
  const modules = useSources().flatMap((source) => source.modules)
  return ({ program_moduleID }) => {
    const module = modules.find((each) => each.program_moduleID === program_moduleID)
    return module !== undefined && windows.forKind(module.kind).state === 'open'
  }
}
