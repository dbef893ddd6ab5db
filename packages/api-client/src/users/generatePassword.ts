/** Characters of a password that nobody takes for others when it is read from paper. */
const readable = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A password of so many of these characters cannot be guessed: 93 bits. */
const length = 16;

/** A password that nobody has chosen, from the random numbers of the browser. */
export function generatePassword(): string {
  const most = 256 - (256 % readable.length);
  let password = '';
  while (password.length < length) {
    const [byte = most] = crypto.getRandomValues(new Uint8Array(1));
    // The rest of the bytes would make some characters likelier than others.
    if (byte < most) password += readable.charAt(byte % readable.length);
  }
  return password;
}
