import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { useShownColorScheme } from '#web/api/color-scheme.ts'
import { renderDepartmentDetail } from '#web/app/notices/DepartmentDetail.tsx'
import { NoticeDetail } from '#web/ui/feedback/useNoticeDetail.ts'
import { mantineVariables, theme } from './theme.ts'

/** Mantine's provider around one screen or dialog: home does without it and loads faster. */
export const MantineScope = ({ children }: { readonly children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={mantineVariables}
    // Sets the attribute before the forced one does, and again each time that suspended content is shown.
    defaultColorScheme="auto"
    forceColorScheme={useShownColorScheme()}
  >
    <NoticeDetail value={renderDepartmentDetail}>{children}</NoticeDetail>
  </MantineProvider>
)
