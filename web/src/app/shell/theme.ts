import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'

/** The accent: shade 8 on light, 4 on dark. */
const sea: MantineColorsTuple = [
  '#eaf4f6',
  '#d5e8ec',
  '#b3d7de',
  '#8cc6d1',
  '#5fb3c2',
  '#3c9aab',
  '#237f90',
  '#136977',
  '#0b5563',
  '#07414c',
]

/** The design tokens (ui/tokens.css) for Mantine. */
export const theme = createTheme({
  primaryColor: 'sea',
  primaryShade: { light: 8, dark: 4 },
  colors: { sea },
  autoContrast: true,
  luminanceThreshold: 0.3,
  black: '#1c1b1a',
  defaultRadius: 'md',
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--font)',
  headings: {
    fontWeight: '600',
    sizes: { h1: { fontSize: '28px' }, h2: { fontSize: '20px' }, h3: { fontSize: '16px' } },
  },
  fontSizes: { xs: '14px', sm: '14px', md: '16px', lg: '20px', xl: '28px' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  // By name, so that the theme does not import components that the first screen does not show.
  components: {
    Button: {
      defaultProps: { size: 'md', fw: 600 },
      // At least 44 px high; a long Georgian word wraps, and its descenders are not cut off.
      // The text colour of main and dangerous buttons, whose background is dark on light and light on dark.
      vars: (_theme: unknown, { variant, color }: { variant?: string; color?: string }) => ({
        root: {
          '--button-height': 'auto',
          ...(variant === undefined &&
            (color === undefined || color === 'red') && { '--button-color': 'var(--on-accent)' }),
        },
      }),
      styles: {
        root: { minHeight: 44, paddingBlock: 8 },
        label: { whiteSpace: 'normal', textAlign: 'center', lineHeight: 1.4 },
      },
    },
    Input: {
      defaultProps: { size: 'md' },
      vars: () => ({ wrapper: { '--input-height': 'var(--field-height)' } }),
    },
    InputWrapper: {
      defaultProps: { size: 'md' },
      styles: { label: { marginBottom: 4 }, description: { lineHeight: 1.45 }, error: { lineHeight: 1.45 } },
    },
    ModalRoot: { defaultProps: { transitionProps: { duration: 120 }, radius: 'lg' } },
  },
})

/** Mantine's own variables from the tokens. */
export const mantineVariables: CSSVariablesResolver = () => {
  const tokens = {
    '--mantine-color-body': 'var(--card)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-bright': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-soft)',
    '--mantine-color-placeholder': 'var(--ink-soft)',
    '--mantine-color-anchor': 'var(--accent)',
    '--mantine-color-error': 'var(--bad)',
    '--mantine-color-default': 'var(--card)',
    '--mantine-color-default-hover': 'var(--accent-soft)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line-strong)',
    // Field borders, light and dark.
    '--mantine-color-gray-4': 'var(--line-strong)',
    '--mantine-color-dark-4': 'var(--line-strong)',
    // Field background, dark.
    '--mantine-color-dark-6': 'var(--card)',
    // Disabled controls stay visible in the dark.
    '--mantine-color-disabled': 'var(--line)',
    '--mantine-color-disabled-color': 'var(--ink-soft)',
    '--mantine-primary-color-filled': 'var(--button, var(--accent))',
    '--mantine-primary-color-filled-hover': 'var(--accent-strong)',
  }
  return { variables: {}, light: tokens, dark: tokens }
}
