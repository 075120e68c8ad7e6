const LoginScreen = () => <main className="entry" />

export default LoginScreen
