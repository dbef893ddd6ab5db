export { withAmqp, withMqtt } from '@console/emulator/testing/with-brokers';
