const ForgotPasswordScreen = () => <main className="entry" />

export default ForgotPasswordScreen
