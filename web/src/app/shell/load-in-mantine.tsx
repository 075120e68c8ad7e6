import type { ComponentType } from 'react'
import { loadChunk } from '#web/api/chunk.ts'

/** Loads a component together with Mantine's provider, and puts it inside. */
export const loadInMantine = async <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<{ default: ComponentType<Props> }> => {
  const [{ MantineScope }, Content] = await loadChunk(() =>
    Promise.all([import('./MantineScope.tsx'), load()]),
  )
  return {
    default: (props: Props) => (
      <MantineScope>
        <Content {...props} />
      </MantineScope>
    ),
  }
}
