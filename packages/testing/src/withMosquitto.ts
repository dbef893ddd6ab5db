export { withMosquitto } from '@console/emulator/testing/with-mosquitto';
