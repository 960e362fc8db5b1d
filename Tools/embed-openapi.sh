#!/bin/sh
# Writes openapi.yaml into the Swift file that compiles it into the program. Run it after every change of openapi.yaml.
set -eu
cd "$(dirname "$0")/.."
target=Sources/RESTService/Site/OpenAPIDocument+Text.swift
{
    printf '%s\n' '// swift-format-ignore-file' \
        '// Written by Tools/embed-openapi.sh from openapi.yaml; change that file instead.' '' \
        '/// openapi.yaml, byte for byte.' 'let openAPIText: StaticString = ##"""'
    cat openapi.yaml
    printf '\n%s\n' '"""##'
} > "$target"
