import { MantineProvider } from '@mantine/core'
import { Outlet } from '@tanstack/react-router'
import './mantine.css'
import { theme, variables } from './theme.ts'

/** The frame around every screen of a student. */
export const Shell = () => (
  <MantineProvider theme={theme} cssVariablesResolver={variables} defaultColorScheme="auto">
    <main id="main">
      <Outlet />
    </main>
  </MantineProvider>
)
