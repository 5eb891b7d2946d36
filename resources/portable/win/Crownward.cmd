@echo off
rem Serves Crownward to the browser of this computer, with the Node.js that lies beside this file.
title Crownward
"%~dp0node\node.exe" "%~dp0app\dist\host\index.mjs" %*
if errorlevel 1 pause
