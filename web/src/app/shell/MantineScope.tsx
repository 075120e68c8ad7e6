import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { useShownColorScheme } from '#web/api/color-scheme.ts'
import { mantineVariables, theme } from './theme.ts'

/** Mantine's provider around one screen or dialog: home does without it and loads faster. */
export const MantineScope = ({ children }: { readonly children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={mantineVariables}
    forceColorScheme={useShownColorScheme()}
  >
    {children}
  </MantineProvider>
)
